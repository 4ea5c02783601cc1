/** Stands for a missing last name in the addresses of a checkout (spec 2 §5). */
export const noLastName = '.'

/** First and last name, without {@link noLastName}. */
export const fullName = ({
  first_name,
  last_name,
}: {
  first_name: string
  last_name: string
}): string => [first_name, last_name === noLastName ? '' : last_name].filter(Boolean).join(' ')

/** First and last name of a full name; {@link noLastName} where the last one is missing. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return { first_name: first, last_name: rest.join(' ') || noLastName }
}
