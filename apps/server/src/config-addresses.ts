import { isIP } from 'node:net'

/** Names of the networks that Fastify knows. */
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']
/** Bits of an address by its family, which {@link isIP} tells. */
const bitsOf: Record<number, number> = { 4: 32, 6: 128 }

function isNetwork(text: string): boolean {
  if (namedNetworks.includes(text)) return true
  const [address = '', bits, ...more] = text.split('/')
  const max = bitsOf[isIP(address)]
  if (max === undefined || more.length > 0) return false
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) >= 1 && Number(bits) <= max)
}

/** Whether a list names addresses and networks of proxies only. A number of hops is none: Fastify would read it as an address. */
export const areNetworks = (list: string): boolean =>
  list.split(',').every((each) => isNetwork(each.trim()))

/** Whether a text is one address of mail. Within a company's network it may end with any host. */
export const isMailbox = (text: string): boolean => /^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(text)

/** Whether a text is a sender: an address, or a name with one in angle brackets. */
export const isSender = (text: string): boolean =>
  isMailbox(/^[^<>\r\n]+<([^<>]+)>$/.exec(text.trim())?.[1] ?? text)
