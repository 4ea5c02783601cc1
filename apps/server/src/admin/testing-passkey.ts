import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Options = Record<string, unknown>

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const url64 = (bytes: Buffer) => bytes.toString('base64url')

/** CBOR of what an authenticator answers: byte strings, texts, small integers and maps. */
function cbor(value: unknown): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : Buffer.from(
          size < 256 ? [(major << 5) | 24, size] : [(major << 5) | 25, size >> 8, size & 255],
        )
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  const entries = [...(value as Map<unknown, unknown>)]
  return Buffer.concat([
    head(5, entries.length),
    ...entries.flatMap(([key, inner]) => [cbor(key), cbor(inner)]),
  ])
}

/** An authenticator of one passkey (ES256) at a back office, for tests. */
export function createTestPasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  let counter = 0
  const clientData = (type: string, { challenge }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authData = (flags: number) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count])
  }
  const answer = (response: Record<string, string>) => ({
    id: url64(id),
    rawId: url64(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })
  return {
    /** Answers registration options as `navigator.credentials.create` does. */
    register(options: Options) {
      const point = (text: string) => Buffer.from(text, 'base64url')
      const key = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, point(x)],
          [-3, point(y)],
        ]),
      )
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      // Present, verified, with credential data.
      const data = Buffer.concat([authData(0x45), credential])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ])
      return answer({
        clientDataJSON: url64(clientData('webauthn.create', options)),
        attestationObject: url64(cbor(attestation)),
      })
    },
    /** Answers authentication options as `navigator.credentials.get` does. */
    prove(options: Options) {
      const [data, client] = [authData(0x05), clientData('webauthn.get', options)]
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return answer({
        clientDataJSON: url64(client),
        authenticatorData: url64(data),
        signature: url64(signature),
      })
    },
  }
}
