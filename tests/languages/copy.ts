import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const copied = [
  'apps',
  'packages',
  'scripts',
  'tests',
  'bench/package.json',
  'package.json',
  'package-lock.json',
]
/** The server needs a back office. Nobody opens the copy's: it is the original's. */
const backOffice = 'apps/backoffice/build'
const left = /^(node_modules|build|\.react-router)$/

/** A copy of the shop's sources in a folder of its own, with the installed packages of the original. */
export async function copyShop(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tsiran-language-'))
  const filter = (source: string) => !left.test(path.basename(source))
  for (const name of [...copied, 'tsconfig.json', 'tsconfig.base.json'])
    await cp(path.join(root, name), path.join(folder, name), { recursive: true, filter })
  const [from, to] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')]
  await mkdir(path.join(to, '@tsiran'), { recursive: true })
  for (const name of await readdir(from))
    if (name !== '@tsiran' && name !== '.cache')
      await symlink(path.join(from, name), path.join(to, name))
  for (const area of ['apps', 'packages'])
    for (const name of await readdir(path.join(folder, area)))
      await symlink(path.join(folder, area, name), path.join(to, '@tsiran', name))
  await symlink(path.join(root, backOffice), path.join(folder, backOffice))
  return folder
}

export const removeCopy = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true })

/** What each text of the new language begins with. */
export const mark = 'eo:'

type Tree = { [key: string]: string | Tree }
const marked = (tree: Tree): Tree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, node]) => [
      key,
      typeof node === 'string' ? mark + node : marked(node),
    ]),
  )

/** The two steps of docs/languages.md: a line in the list of languages, and a message file. */
export async function addLanguage(folder: string): Promise<void> {
  const list = path.join(folder, 'packages/contract/src/locale.ts')
  const line = /^ {2}en: \{.*\n/m
  const source = await readFile(list, 'utf8')
  if (!line.test(source)) throw new Error('no list of languages')
  await writeFile(
    list,
    source.replace(
      line,
      (english) => `${english}  eo: { name: 'Esperanto', region: 'AM', script: 'latin' },\n`,
    ),
  )
  const messages = path.join(folder, 'packages/i18n/messages')
  const english = JSON.parse(await readFile(path.join(messages, 'en.json'), 'utf8')) as Tree
  await writeFile(path.join(messages, 'eo.json'), JSON.stringify(marked(english), null, 2))
}
