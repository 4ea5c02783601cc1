/**
 * What Node runs the server with; the Dockerfile repeats both. The space for young objects would grow to three times 64 MB under load, and
 * pages are rendered no faster for it. The limit of the old ones is seven times what lives after load: Node collects earlier below it.
 */
export const nodeFlags: readonly string[] = ['--max-semi-space-size=8', '--max-old-space-size=384']

/** Fewer heaps of the C library, whose gaps never go back to the system; others ignore it. */
export const nodeEnv = { MALLOC_ARENA_MAX: '2' }
