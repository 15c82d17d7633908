import VisorCommand

VisorCommand.main()
