import VisorDesktop

VisorDesktop.main()
