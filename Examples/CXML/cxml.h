#ifndef CXML_H
#define CXML_H

#include <libxml/HTMLparser.h>
#include <libxml/xpath.h>

/* The library's own is a variable, which Swift has no safe way to read. */
static inline void cxml_free(void *memory) { xmlFree(memory); }

#endif
