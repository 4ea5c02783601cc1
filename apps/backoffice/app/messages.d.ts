/** The parts of a language's texts, as message-plugin.ts splits them. */
declare module 'virtual:messages/*' {
  import type { MessagePart } from '../message-parts.ts'
  const part: MessagePart
  export default part
}
