/** A setting is invalid. The message is one line for people. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** A whole number within its bounds, or the fallback where it is not set. */
export function integer(
  env: NodeJS.ProcessEnv,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const text = env[name]
  if (!text) return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < min || value > max)
    throw new ConfigError(`${name} is "${text}": it takes a whole number from ${min} to ${max}`)
  return value
}

/** An address with one of the protocols, such as `https:`. */
export function url(name: string, text: string, protocols: string[]): URL {
  const parsed = URL.canParse(text) ? new URL(text) : undefined
  if (!parsed || !protocols.includes(parsed.protocol))
    throw new ConfigError(
      `${name} is not an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    )
  return parsed
}

/** An origin that people reach: addresses below one of its paths would not lead to the shop. */
export function publicOrigin(name: string, text: string): URL {
  const parsed = url(name, text, ['http:', 'https:'])
  if (parsed.href !== `${parsed.origin}/`)
    throw new ConfigError(`${name} is "${text}": it takes an origin alone, as ${parsed.origin}`)
  return parsed
}

/** A text of a certain form; undefined where it is not set. */
export function formed(
  env: NodeJS.ProcessEnv,
  name: string,
  isFormed: (text: string) => boolean,
  form: string,
): string | undefined {
  const text = env[name]
  if (!text) return undefined
  if (!isFormed(text)) throw new ConfigError(`${name} is "${text}": it takes ${form}`)
  return text
}

/** Settings that belong together: all of them, or null when none is set. */
export function group<Name extends string>(
  env: NodeJS.ProcessEnv,
  names: readonly Name[],
): Record<Name, string> | null {
  const missing = names.filter((name) => !env[name])
  if (missing.length === names.length) return null
  if (missing.length > 0)
    throw new ConfigError(
      `${missing.join(' and ')} is missing: ${names.join(', ')} belong together`,
    )
  return Object.fromEntries(names.map((name) => [name, env[name]!])) as Record<Name, string>
}
