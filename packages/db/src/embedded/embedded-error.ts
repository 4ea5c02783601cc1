/** The embedded database cannot run here. The message is one readable line. */
export class EmbeddedError extends Error {
  override readonly name = 'EmbeddedError'
}
