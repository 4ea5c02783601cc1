import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const readme = read('README.md')

/**
 * Names that a source reads from the environment: `env['PORT']`, `integer(env, 'PORT', …)`, `group(env, ['USER', 'PASSWORD'])`, and
 * limits.
 */
const namesIn = (source: string) =>
  [...source.matchAll(/(?:env(?:\[|, \[?)|(?=\['LIMIT_)\[)('[A-Z_]+'(?:, '[A-Z_]+')*)/g)].flatMap(
    (match) => [...match[1]!.matchAll(/[A-Z_]+/g)].map(String),
  )

describe('the README is complete', () => {
  it('about every setting', () => {
    const settings = new Set(
      [
        ...globSync('apps/server/src/config*.ts', { cwd: root }),
        'scripts/launcher/settings.ts',
      ].flatMap((file) => (file.endsWith('.test.ts') ? [] : namesIn(read(file)))),
    )
    // NODE_ENV is the launcher's to set.
    settings.delete('NODE_ENV')
    const rows = [...readme.matchAll(/^\| `([A-Z_]+)`/gm)].map((match) => match[1]!)
    expect(settings.size).toBeGreaterThan(8)
    expect(rows.sort()).toEqual([...settings].sort())
  })

  it('also of the shop in containers, whose servers get the settings of its file .env', () => {
    const shop = /\n {2}shop:\n(.*?)\n {2}\w+:\n/s.exec(read('compose.yaml'))![1]
    expect(shop).toMatch(/^ {4}env_file: \.env$/m)
  })

  it('about every command', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const named = [
      ...readme.matchAll(/npm (?:run )?(start|test|[a-z]+(?::[a-z]+)?)(?=[`\n ])/g),
    ].map((match) => match[1]!)
    for (const name of named) expect(Object.keys(scripts)).toContain(name)
    for (const name of [
      'start',
      'test',
      'dev',
      'build',
      'seed',
      'db:reset',
      'verify',
      'bench',
      'mail',
      'comments',
    ])
      expect(named).toContain(name)
  })

  it('about its links', () => {
    const links = [
      'README.md',
      'CONTRIBUTING.md',
      'docs/ARCHITECTURE.md',
      'docs/OPERATIONS.md',
      'docs/API.md',
    ].flatMap((file) =>
      [...read(file).matchAll(/\]\(([^)#]+)\)/g)].map((match) =>
        path.join(path.dirname(file), match[1]!),
      ),
    )
    const local = links.filter((link) => !/^https?:/.test(link))
    expect(local.length).toBeGreaterThan(4)
    for (const link of local)
      expect(() => readFileSync(path.join(root, link)), link).not.toThrow(/ENOENT/)
  })
})
