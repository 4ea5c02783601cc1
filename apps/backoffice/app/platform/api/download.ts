import type { ErrorBody } from '@tsiran/contract/errors'
import { callLocale } from './call-locale.ts'
import { confirmIdentity } from './step-up.ts'

/** Fetches a file, asking who the person is where the server wants to know, and saves it. Returns the server's refusal. */
export async function download(
  path: string,
  query: Record<string, string> = {},
): Promise<string | undefined> {
  const ask = () =>
    fetch(`${path}?${new URLSearchParams({ ...query, locale: callLocale.current })}`)
  let answer = await ask()
  if (!answer.ok) {
    const { code, message } = (await answer.json()) as ErrorBody
    if (code !== 'confirmation_needed') return message
    if (!(await confirmIdentity())) return undefined
    answer = await ask()
    if (!answer.ok) return ((await answer.json()) as ErrorBody).message
  }
  const [, name = 'download'] =
    /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? []
  const address = URL.createObjectURL(await answer.blob())
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
  return undefined
}
