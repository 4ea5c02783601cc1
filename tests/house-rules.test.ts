// Long because each rule comes with code that it refuses and code that it allows.
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { documentedPathsExist } from './house-rules/documents.ts'
import {
  packagesImportWhomTheyMay,
  queriesStayInside,
  slicesImportDownwards,
} from './house-rules/imports.ts'
import { migrationsExpandFirst } from './house-rules/migrations.ts'
import { readSources, type Rule, type Source } from './house-rules/source.ts'
import { referencesResolve } from './house-rules/references.ts'
import {
  stemsAreUnique,
  storefrontImportsDownwards,
  storefrontKnowsNoBackOffice,
} from './house-rules/storefront.ts'
import {
  cleanUpsDeleteInBatches,
  coloursAreTokens,
  commandsPrintThroughConsole,
  environmentIsReadOnce,
  exportsKeepTheirNames,
  languagesAreOneList,
  longFilesSayWhy,
  noBarrels,
  testsDoNotSleepOrSkip,
  typesAreNotSilenced,
} from './house-rules/text.ts'

interface Plants {
  rule: Rule
  /** Files that break the rule, each once. */
  caught: Record<string, string>
  /** Files beside each planted one. */
  beside?: Record<string, string>
  /** Files that look alike and do not. */
  passed: Record<string, string>
}

const long = Array.from({ length: 301 }, (_, line) => `export const line${line} = ${line}`).join(
  '\n',
)

const houseRules: Record<string, Plants> = {
  'packages import whom they may': {
    rule: packagesImportWhomTheyMay,
    caught: {
      'packages/contract/src/a.ts': `import { t } from '@tsiran/i18n/translate'`,
      'packages/ui/src/a.tsx': `import type { Cart } from '@tsiran/contract/cart'`,
      'packages/app-kit/src/a.ts': `import { openDatabase } from '@tsiran/db/database'`,
      'apps/backoffice/app/a.ts': `import { DomainError } from '@tsiran/domain/errors'`,
      'packages/db/src/a.ts': `import '@tsiran/domain/errors'`,
      'packages/domain/src/cart/a.ts': `const { build } = await import('@tsiran/server/app')`,
      'packages/demo/src/a.ts': `import { buildApp } from '@tsiran/server/app'`,
      'apps/server/src/a.ts': `import { Button } from '@tsiran/ui/button'`,
      'apps/storefront/app/a.ts': `import {\n  openDatabase,\n} from '@tsiran/db/database'`,
      'apps/storefront/app/lib/b.ts': `import { readCart } from '../../../../packages/domain/src/cart/read-cart.ts'`,
    },
    passed: {
      'apps/server/src/a.ts': `import { readCart } from '@tsiran/domain/cart/read-cart'\nimport { config } from './config.ts'`,
      'apps/storefront/app/a.ts': `import { Button } from '@tsiran/ui/button'\nimport { card } from '../components/card.tsx'`,
      'scripts/a.ts': `import { seedDemo } from '@tsiran/demo/seed'`,
    },
  },
  'slices import downwards': {
    rule: slicesImportDownwards,
    caught: {
      'packages/domain/src/catalog/a.ts': `import { readCart } from '../cart/read-cart.ts'`,
      'packages/domain/src/cart/a.ts': `import type { Wish } from '../wishlist/wishlist.ts'`,
      'packages/domain/src/orders/a.ts': `import { placeOrder } from '@tsiran/domain/checkout/place-order'`,
      'packages/domain/src/checkout/a.ts': `import { findCart } from '../cart/queries.ts'`,
      'packages/domain/src/checkout/b.ts': `import { findProducts } from '../catalog/listing-queries.ts'`,
      'packages/domain/src/novelty/a.ts': `export const novelty = 1`,
    },
    passed: {
      'packages/domain/src/checkout/a.ts': `import { readCart } from '../cart/read-cart.ts'\nimport { DomainError } from '../errors.ts'`,
      'packages/domain/src/cart/a.ts': `import { findCart } from './queries.ts'`,
      'packages/domain/src/testing/a.ts': `import { readCart } from '../cart/read-cart.ts'`,
    },
  },
  'the storefront imports downwards': {
    rule: storefrontImportsDownwards,
    caught: {
      'apps/storefront/app/platform/api/a.ts': `import { cartKey } from '../../features/cart/cart-query.ts'`,
      'apps/storefront/app/features/cart/a.ts': `import type { loader } from '../../routes/shell.tsx'`,
      'apps/storefront/app/features/session/a.ts': `import { useCart } from '../cart/cart-query.ts'`,
      'apps/storefront/app/features/cart/b.ts': `import { useWishlist } from '../wishlist/wishlist-ids.ts'`,
      'apps/storefront/app/features/novelty/a.ts': `export const novelty = 1`,
      'apps/storefront/app/lib/a.ts': `export const everything = 1`,
    },
    passed: {
      'apps/storefront/app/routes/cart/a.ts': `import { useCart } from '../../features/cart/cart-query.ts'\nimport { api } from '../../platform/api/api.ts'`,
      'apps/storefront/app/features/cart/a.ts': `import { useSession } from '../session/session.ts'\nimport { b } from './b.ts'`,
      'apps/storefront/app/root.tsx': `import { ErrorPage } from './features/errors/error-page.tsx'`,
    },
  },
  'the storefront knows no back office': {
    rule: storefrontKnowsNoBackOffice,
    caught: {
      'apps/storefront/app/a.ts': `import { createAdminClient } from '@tsiran/contract/admin/client'`,
      'apps/storefront/app/b.ts': `import hy from '@tsiran/i18n/messages/admin/hy.json?url'`,
      'apps/storefront/app/c.ts': `import type { AdminTranslator } from '@tsiran/i18n/admin-translator'`,
    },
    passed: {
      'apps/backoffice/app/a.ts': `import { createAdminClient } from '@tsiran/contract/admin/client'`,
      'apps/storefront/app/a.ts': `import hy from '@tsiran/i18n/messages/hy.json?url'`,
    },
  },
  'migrations expand first and contract later': {
    rule: migrationsExpandFirst,
    beside: { 'packages/db/migrations/0050_words.sql': 'create table words (id integer)' },
    caught: Object.fromEntries(
      [
        'drop table pages',
        'alter table pages drop column html',
        'alter table pages\n  drop html',
        'alter table pages rename column html to body',
        'alter table pages rename to sheets',
        'alter table pages alter column html type text',
        'alter table pages alter html set data type text',
        'alter table pages alter column alt set not null',
        'alter table pages alter column html drop default',
        'alter table pages add column alt text,\n add column rank integer not null',
        'create index on orders (email)',
        'create unique index orders_email on orders (email)',
        'update orders set email = lower(email)',
        '-- contract: nobody reads it\ndrop table words',
        '-- contract: nobody reads it, unused since 0051_other.sql\ndrop table words',
        '-- contract: nobody reads it, unused since 0060_test.sql\ndrop table words',
        '-- no transaction\ncreate index concurrently a on orders (email)',
        '-- no transaction\ndrop index concurrently if exists b;\ncreate index concurrently a on orders (email)',
        '-- no transaction\nupdate pages set html = null',
      ].map((sql, index) => [`packages/db/migrations/0060_test${index || ''}.sql`, sql]),
    ),
    passed: {
      'packages/db/migrations/0045_setup.sql': 'drop table pages',
      'packages/db/migrations/0050_words.sql': 'create table words (id integer)',
      'packages/db/migrations/0060_add.sql':
        '-- drops nothing: drop table pages\nalter table pages add rank integer not null default 0,\n add alt text;\nalter table pages add constraint pages_check check (alt is not null) not valid;\nalter table pages drop constraint pages_alt_check;\ncreate index on pages (alt)',
      'packages/db/migrations/0061_own.sql':
        'create table order_words (id integer not null, word text not null);\ncreate index on order_words (word);\ndrop trigger follow on orders;\ncreate trigger follow after insert or update on orders for each row execute function follow();',
      'packages/db/migrations/0062_contract.sql':
        '-- contract: nobody reads it, unused since 0050_words.sql\ndrop table words',
      'packages/db/migrations/0063_index.sql':
        '-- no transaction\ndrop index concurrently if exists orders_email;\n-- By e-mail.\ncreate unique index concurrently orders_email on orders (email)',
    },
  },
  'stems are unique': {
    rule: stemsAreUnique,
    beside: { 'apps/storefront/app/features/cart/cart.ts': '' },
    caught: { 'apps/storefront/app/routes/cart/cart.tsx': '' },
    passed: {
      'apps/storefront/app/features/cart/cart-query.ts': '',
      'apps/storefront/app/features/cart/cart-query.test.ts': '',
    },
  },
  'references resolve': {
    rule: referencesResolve,
    beside: {
      'docs/rules.md': '- **R22.** Confirmed before it is paid.',
      'docs/spec/part-1.md': '## 9. Business constants',
      'docs/decisions/0004-what-makes-a-page-personal.md': '',
    },
    caught: {
      'apps/server/src/a.ts': '/** Refuses twice (R99). */',
      'apps/server/src/b.ts': '/** Eight rows (spec 1 §99). */',
      'apps/server/src/c.ts': '/** As ruled (decisions 22). */',
      'apps/server/src/d.ts': '/** See docs/decisions/0099-nowhere.md. */',
      'apps/server/src/e.ts': '/** Refuses (R22; R98). */',
      'packages/db/src/a.ts': '/** Milliseconds (safety.md). */',
      'docs/OPERATIONS.md': 'As decision 4 says.',
    },
    passed: {
      'docs/rules.md': '- **R22.** Confirmed before it is paid.',
      'docs/spec/part-1.md': '## 9. Business constants',
      'docs/decisions/0004-what-makes-a-page-personal.md': '',
      'apps/server/src/a.ts':
        '/** Refuses (R22; spec 1 §9), see docs/decisions/0004-what-makes-a-page-personal.md. */',
      'docs/OPERATIONS.md': 'As [decision 4](decisions/0004-what-makes-a-page-personal.md) says.',
    },
  },
  'paths in documents exist': {
    rule: documentedPathsExist,
    beside: { 'packages/domain/src/cart/lock-cart.ts': '' },
    caught: {
      'README.md': 'It locks the cart (`cart/lock-the-cart.ts`).',
      'docs/OPERATIONS.md': 'Servers start in `apps/servers`.',
      'docs/API.md': 'See [the figures](figures.md).',
    },
    passed: {
      'packages/domain/src/cart/lock-cart.ts': '',
      'docs/API.md': '',
      'README.md':
        'It locks the cart (`cart/lock-cart.ts`, `packages/domain`), see [the API](docs/API.md#carts) and `apps/*/package.json`; `GET /api/cart` tells it.',
    },
  },
  'queries stay inside': {
    rule: queriesStayInside,
    caught: {
      'apps/server/src/routes/a.ts': `import { findCart } from '@tsiran/domain/cart/queries'`,
    },
    passed: {
      'apps/server/src/routes/a.ts': `import { readCart } from '@tsiran/domain/cart/read-cart'`,
    },
  },
  'the environment is read once': {
    rule: environmentIsReadOnce,
    caught: {
      'packages/domain/src/cart/a.ts': `const limit = process.env['LIMIT']`,
      'apps/server/src/main.ts': `const port = process.env.PORT`,
    },
    passed: {
      'apps/server/src/main.ts': 'const config = readConfig(process.env)',
      'apps/server/src/config.ts': 'const { PORT } = process.env',
      'scripts/a.ts': 'const { PORT } = process.env',
    },
  },
  'no barrels': {
    rule: noBarrels,
    caught: { 'packages/ui/src/index.ts': `export * from './button.tsx'` },
    passed: { 'packages/ui/src/page-index.ts': 'export const first = 1' },
  },
  'exports keep their names': {
    rule: exportsKeepTheirNames,
    caught: {
      'packages/domain/src/payments/a.ts': `export { applyMove as movePayment } from './queries.ts'`,
      'packages/domain/src/cart/a.ts': `export type { CartRow as StoredCart } from './queries.ts'`,
      'apps/storefront/app/routes/a.tsx': `export {\n  loader,\n  save as action,\n} from './save.ts'`,
    },
    passed: {
      'apps/storefront/app/routes/a.tsx': `export { loader } from './load.ts'\nexport { RouteError as ErrorBoundary } from './error.tsx'`,
      'packages/domain/src/cart/a.ts': `import { sql as raw } from 'kysely'\nexport const a = raw`,
      'tests/a.ts': `export { a as b } from './a.ts'`,
    },
  },
  'long files say why': {
    rule: longFilesSayWhy,
    caught: {
      'packages/domain/src/cart/a.ts': long,
      'packages/domain/src/cart/b.ts': `// One table of numbers.\n${long}`,
    },
    passed: {
      'packages/domain/src/cart/a.ts': `// Long because it lists numbers.\n${long}`,
      'packages/ui/src/a.css': `/* Long because it lists faces. */\n${long}`,
      'packages/domain/src/cart/b.ts': 'export const a = 1',
    },
  },
  'colours are tokens': {
    rule: coloursAreTokens,
    caught: {
      'apps/storefront/app/a.tsx': `<p className="text-[#1b6b3a]" />`,
      'apps/storefront/app/b.tsx': `<p className="shadow-[0_1px_rgb(0_0_0/0.25)]" />`,
      'apps/storefront/app/a.css': 'p { color: rgb(27 107 58) }',
      'packages/ui/src/a.tsx': `<p style={{ color: '#FFF' }} />`,
      'packages/app-kit/src/a.tsx': `<p style={{ color: '#fff4e0' }} />`,
    },
    passed: {
      'packages/ui/src/tokens.css': '--color-leaf: #1b6b3a;',
      'packages/ui/src/dark.css': '--color-leaf: #7ecb9b;',
      'apps/storefront/app/a.tsx': `<a className="text-leaf" href="#content">`,
      'packages/demo/src/a.ts': `const tint = '#fff4e0'`,
    },
  },
  'clean-ups delete in batches': {
    rule: cleanUpsDeleteInBatches,
    caught: {
      'packages/domain/src/mail/a.ts':
        "await sql`delete from mails where created_at < now() - interval '30 days'`.execute(db)",
      'apps/server/src/a.ts':
        "await db.deleteFrom('sessions').where(sql`expires_at < now() - interval '1 day'`).execute()",
    },
    passed: {
      'packages/domain/src/mail/a.ts':
        "deleteInBatches(db, 'mails', sql`created_at < now() - interval '30 days'`)",
      'packages/domain/src/mail/b.ts': 'await sql`delete from carts where id = ${id}`.execute(tx)',
      'packages/domain/src/mail/a.test.ts':
        "sql`delete from mails where created_at < now() - interval '30 days'`",
    },
  },
  'commands print through console.ts': {
    rule: commandsPrintThroughConsole,
    caught: {
      'scripts/a.ts': 'console.log(order.email)',
      'scripts/launcher/b.ts': 'process.stdout.write(mail.subject)',
    },
    passed: {
      'scripts/a.ts': 'print(order.email)',
      'scripts/setup.mjs': "process.stdout.write('Installing')",
    },
  },
  'types are not silenced': {
    rule: typesAreNotSilenced,
    caught: {
      'packages/db/src/a.ts': 'const row = rows[0] as any',
      'packages/db/src/b.ts': '// @ts-ignore\nconst row = 1',
      'packages/db/src/c.ts': 'function read(row: any) {}',
      'packages/db/src/d.ts': '// oxlint-disable-next-line no-console',
    },
    passed: {
      'packages/db/src/a.ts':
        'const words = many as unknown as string[]\n// in the words where it has any.',
    },
  },
  'languages are one list': {
    rule: languagesAreOneList,
    caught: {
      'apps/storefront/app/platform/urls/a.ts': 'const path = /^\\/(?:hy|ru|en)\\/cart$/',
      'packages/db/src/tables/a.ts': `type Language = 'hy' | 'ru' | 'en'`,
      'packages/domain/src/content/a.ts': 'const change = ({ hy, ru, en }: Text) => [hy, ru, en]',
      'packages/domain/src/content/b.ts': `const none = { hy: '', ru: '', en: '' }`,
      'apps/server/src/a.ts': `const list = ['hy', 'ru', 'en']`,
    },
    passed: {
      'packages/domain/src/payments/a.ts': `const codes: Record<Locale, string> = { hy: 'AM', ru: 'RU', en: 'EN' }`,
      'packages/demo/src/a.ts': `const name = { hy: 'Թեյ', ru: 'Чай', en: 'Tea' }`,
      'packages/domain/src/content/a.test.ts': `const name = { hy: 'Թեյ', ru: 'Чай', en: 'Tea' }`,
      'packages/domain/src/content/a.ts': `const names = mapText(text, (name) => name.trim())`,
    },
  },
  'tests do not sleep or skip': {
    rule: testsDoNotSleepOrSkip,
    caught: {
      'tests/e2e/a.spec.ts': 'await page.waitForTimeout(500)',
      'packages/db/src/a.test.ts': `it.only('reads', () => {})`,
      'packages/db/src/b.test.ts': `describe.skip('reads', () => {})`,
    },
    passed: { 'tests/e2e/a.spec.ts': `await expect(page.getByRole('heading')).toBeVisible()` },
  },
}

const toSources = (files: Record<string, string>): Source[] =>
  Object.entries(files).map(([file, text]) => ({ path: file, text }))

describe('the house keeps its rules', () => {
  const sources = readSources(path.resolve(import.meta.dirname, '..'))

  it('reads the whole repository', () => {
    const read = sources.map((source) => source.path)
    for (const file of [
      'apps/server/src/main.ts',
      'apps/storefront/app/root.tsx',
      'packages/ui/src/tokens.css',
      'packages/domain/src/errors.ts',
    ])
      expect(read).toContain(file)
  })

  describe.each(Object.entries(houseRules))(
    '%s',
    (_name, { rule, caught, passed, beside = {} }) => {
      it('in every file', () => {
        expect(
          rule(sources).map(({ path: file, line, message }) => `${file}:${line} ${message}`),
        ).toEqual([])
      })

      it('and a planted violation is caught', () => {
        for (const [file, text] of Object.entries(caught)) {
          const found = rule(toSources({ ...beside, [file]: text }))
          expect(
            found.map((violation) => violation.path),
            text.slice(0, 80),
          ).toEqual([file])
        }
      })

      it('and what only looks alike passes', () => {
        expect(rule(toSources(passed))).toEqual([])
      })
    },
  )
})
