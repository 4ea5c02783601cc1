/**
 * Whether the fields of a form say all of why a call was refused. `errors` are the server's, by their paths; `names` are the fields
 * that the form shows. An error of another one, such as of what the thing belongs to, has to be said by the form itself.
 */
export function isSaidByFields(
  errors: Readonly<Record<string, unknown>>,
  names: readonly string[],
): boolean {
  const wrong = Object.keys(errors)
  return wrong.length > 0 && wrong.every((path) => names.includes(path.split('.')[0]!))
}
