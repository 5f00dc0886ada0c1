/* The native form of spellwright/environments/memory.py, which says what it is for. Only what
   Python's C interface documents is used. */

#include <Python.h>

/* Fetching. A game is some objects (its state, what was seen of it) that hold lists, and lists of lists. One
   cannot ask for a list before one knows where it is, so it is done in stages: with each game that is
   played, the farthest one is asked for itself, a nearer one for what it holds, a nearer one for the
   numbers in there. To ask never waits, and never changes anything. */

#if defined(__GNUC__)
#define BRING(place) __builtin_prefetch((place), 0, 2)
#else
#define BRING(place) ((void)(place))
#endif

#define LINE 64
#define MOST_BYTES 1024
#define MOST_INNER 16
#define STAGES 6

static void
bring_bytes(const char *start, Py_ssize_t bytes)
{
    const char *end = start + (bytes < MOST_BYTES ? bytes : MOST_BYTES);
    for (const char *at = start; at < end; at += LINE)
        BRING(at);
}

static void
bring_numbers(PyObject *list)
{
    if (PyList_GET_SIZE(list) > 0)
        bring_bytes((const char *)((PyListObject *)list)->ob_item,
                    PyList_GET_SIZE(list) * (Py_ssize_t)sizeof(PyObject *));
}

/* Whether a list holds small numbers, which Python keeps in one place, always near: then there is
   nothing behind it. It is looked at without going there; a wrong guess costs time only. */
static PyObject *LEAST, *MOST;

static int
has_things(PyObject *held)
{
    if (!PyList_CheckExact(held) || PyList_GET_SIZE(held) == 0)
        return 0;
    PyObject *first = PyList_GET_ITEM(held, 0);
    return first < LEAST || first > MOST;
}

/* What is done with each thing that an object holds, stage by stage. */

static int
bring_itself(PyObject *held, void *unused)
{
    BRING(held);
    return 0;
}

static int
bring_items(PyObject *held, void *unused)
{
    if (PyList_CheckExact(held))
        bring_numbers(held);
    return 0;
}

static int
bring_inner_lists(PyObject *held, void *unused)
{
    if (!has_things(held))
        return 0;
    for (Py_ssize_t at = 0; at < PyList_GET_SIZE(held) && at < MOST_INNER; at++)
        BRING(PyList_GET_ITEM(held, at));
    return 0;
}

static int
bring_inner_items(PyObject *held, void *unused)
{
    if (!has_things(held))
        return 0;
    for (Py_ssize_t at = 0; at < PyList_GET_SIZE(held) && at < MOST_INNER; at++) {
        PyObject *inner = PyList_GET_ITEM(held, at);
        if (!PyList_CheckExact(inner))
            return 0;
        bring_numbers(inner);
    }
    return 0;
}

static const visitproc VISITS[] = {
    bring_itself, bring_items, bring_inner_lists, bring_inner_items
};

static void
for_all_held(PyObject *thing, int visit)
{
    traverseproc traverse = Py_TYPE(thing)->tp_traverse;
    if (traverse != NULL && visit < (int)Py_ARRAY_LENGTH(VISITS))
        traverse(thing, VISITS[visit], NULL);
}

/* A list needs one stage more than an object: what it holds is in another place than itself. */
static void
bring(PyObject *thing, int stage)
{
    int is_list = PyList_CheckExact(thing);
    if (stage == 0) {
        if (is_list)
            BRING(thing);
        else
            bring_bytes((const char *)thing, Py_TYPE(thing)->tp_basicsize);
    }
    else if (is_list && stage == 1)
        bring_numbers(thing);
    else
        for_all_held(thing, stage - 1 - is_list);
}

static PyObject *
fetch(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    if (count != 3 || !PyList_CheckExact(args[0])) {
        PyErr_SetString(PyExc_TypeError, "fetch takes a list and two numbers");
        return NULL;
    }
    PyObject *things = args[0];
    Py_ssize_t width = PyLong_AsSsize_t(args[1]), number = PyLong_AsSsize_t(args[2]);
    if (PyErr_Occurred())
        return NULL;
    Py_ssize_t games = width > 0 ? PyList_GET_SIZE(things) / width : 0;
    if (games > STAGES && number >= 0 && number < games) {
        for (int stage = 0; stage < STAGES; stage++) {
            Py_ssize_t game = (number + STAGES - 1 - stage) % games;
            for (Py_ssize_t at = game * width; at < (game + 1) * width; at++)
                bring(PyList_GET_ITEM(things, at), stage);
        }
    }
    Py_RETURN_NONE;
}

/* The collector forgets a list, and lists within it. Numbers are no part of a circle, and nothing in a
   game leads from what a list holds back to the list. */
static int
forget_list(PyObject *value, void *unused)
{
    if (!PyList_CheckExact(value))
        return 0;
    PyObject_GC_UnTrack(value);
    for (Py_ssize_t at = 0; at < PyList_GET_SIZE(value); at++) {
        PyObject *inner = PyList_GET_ITEM(value, at);
        if (!PyList_CheckExact(inner))
            break;
        PyObject_GC_UnTrack(inner);
    }
    return 0;
}

static PyObject *
uncollected(PyObject *module, PyObject *value)
{
    traverseproc traverse = Py_TYPE(value)->tp_traverse;
    forget_list(value, NULL);
    if (traverse != NULL && !PyList_CheckExact(value))
        traverse(value, forget_list, NULL);
    Py_INCREF(value);
    return value;
}

static PyMethodDef METHODS[] = {
    {"fetch", (PyCFunction)(void (*)(void))fetch, METH_FASTCALL, NULL},
    {"uncollected", uncollected, METH_O, NULL},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef MODULE = {PyModuleDef_HEAD_INIT, "memory", NULL, 0, METHODS};

PyMODINIT_FUNC
PyInit_memory(void)
{
    LEAST = PyLong_FromLong(-5);
    MOST = PyLong_FromLong(256);
    return LEAST == NULL || MOST == NULL ? NULL : PyModuleDef_Init(&MODULE);
}
