import { digestOf } from './secret-keys.ts'

/**
 * The network of an address. An IPv6 customer has a /64, whose addresses count as one. A closed socket has no address, whatever
 * its type says: those count as one network.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return ''
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped || !address.includes(':')) return mapped ?? address
  const [head = '', tail] = address.toLowerCase().split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0')
  return [...start, ...zeros, ...end].slice(0, 4).join(':')
}

/** A pseudonymous hash of an address's network. */
export const networkHash = (address: string): string =>
  digestOf(JSON.stringify(['network', networkOf(address)])).slice(0, 16)
