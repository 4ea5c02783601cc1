import { findAll, isRule, type Rule, type Violation } from './source.ts'

const maxLines = 300

/** The environment is read in `config.ts`; `main.ts` hands it over whole. Programs and test set-ups may read it too. */
const readsEnvironment =
  /^(scripts|bench|tests)\/|(^|\/)(testing-server\.ts|[^/]*\.config\.ts)$|^apps\/server\/src\/config\.ts$/

/** `process.env` is read in one place. */
export const environmentIsReadOnce: Rule = (sources) =>
  findAll(
    sources
      .filter(({ path }) => !readsEnvironment.test(path))
      .map(({ path, text }) => ({
        path,
        text: text.replace('readConfig(process.env)', 'readConfig(…)'),
      })),
    /process\s*\.\s*env\b.*/g,
    'the environment is read in config.ts alone',
  )

/** No barrel files: a package's `exports` is its public face. */
export const noBarrels: Rule = (sources) =>
  sources
    .filter(({ path }) => /(^|\/)index\.(ts|tsx|mjs)$/.test(path))
    .map(({ path }) => ({
      path,
      line: 1,
      message: 'a barrel file: name the file after what it holds',
    }))

/**
 * A function has one name and is found by it: nothing is exported again under another. React Router looks for `ErrorBoundary` in
 * a route's module.
 */
export const exportsKeepTheirNames: Rule = (sources) =>
  findAll(
    sources.filter(({ path }) => /^(packages|apps)\//.test(path)),
    /\bexport\s+(?:type\s+)?\{[^}]*\bas\s+(?!ErrorBoundary\b)[^}]*\}\s*from\b/g,
    'exports a name of another file under a new one: rename it where it is defined',
  )

/** A file over 300 lines says why in its first line, which begins with `Long because`. */
export const longFilesSayWhy: Rule = (sources) =>
  sources.flatMap(({ path, text }): Violation[] => {
    const lines = text.trimEnd().split('\n')
    if (path.endsWith('.md') || path.endsWith('.sql')) return []
    if (lines.length <= maxLines || /^(\/\/|\/\*) Long because \S/.test(lines[0]!)) return []
    return [
      {
        path,
        line: 1,
        message: `${lines.length} lines, and the first does not begin with “Long because”`,
      },
    ]
  })

const colour = /#[0-9a-f]{3,8}\b(?![-\w])|(?<![a-z])(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi
const drawsPages =
  /^(apps\/(storefront|backoffice)\/app|packages\/(ui|app-kit)\/src)\/.*\.(tsx|css)$/

/** Only the tokens hold raw colours. Fragments of addresses (`#content`) are no colours: they hold other letters or no quote. */
export const coloursAreTokens: Rule = (sources) =>
  findAll(
    sources.filter(
      ({ path }) =>
        drawsPages.test(path) && !/^packages\/ui\/src\/(?:tokens|dark)\.css$/.test(path),
    ),
    colour,
    'a raw colour: name a token of packages/ui/src/tokens.css',
  )

/** The type checker is not talked over. */
export const typesAreNotSilenced: Rule = (sources) =>
  findAll(
    sources.filter((source) => !isRule(source) && !source.path.endsWith('.md')),
    /\bas any\b(?! where)|<any>|:\s*any\b(?=[\s,)=;[]|$)|@ts-(?:ignore|nocheck|expect-error)|(?:oxlint|eslint)-disable/g,
    'silences the checker',
  )

/** Where languages are named one by one: their list, and what is written in them. */
const namesLanguages =
  /^packages\/contract\/src\/locale\.ts$|^packages\/(?:demo|domain\/src\/testing)\//

/** Code takes the languages from `locales`. What differs by language is a `Record<Locale, …>`, whose gaps the compiler names. */
export const languagesAreOneList: Rule = (sources) =>
  findAll(
    sources.filter(
      ({ path }) =>
        /^(apps|packages|scripts)\/.*\.tsx?$/.test(path) &&
        !/\.test\.tsx?$/.test(path) &&
        !namesLanguages.test(path),
    ),
    /^(?!.*Record<Locale\b).*\bhy\b.*\bru\b.*\ben\b.*$/gm,
    'names the languages: take locales, localePattern, perLocale, mapText or a Record<Locale, …>',
  )

/** Browser tests wait for what a visitor sees, never for time; no test is left out or alone. */
export const testsDoNotSleepOrSkip: Rule = (sources) =>
  findAll(
    sources.filter(
      (source) => /^tests\/e2e\/|\.(test|spec)\.tsx?$/.test(source.path) && !isRule(source),
    ),
    /\bwaitForTimeout\b|\b(?:it|test|describe)\.only\(|\b(?:it|describe)\.skip\(|\btest\.skip\(\s*['"]/g,
    'a sleep, or a test that is left out or alone',
  )

/** What is deleted because of its age may be millions of rows: no statement takes them all at once. */
export const cleanUpsDeleteInBatches: Rule = (sources) =>
  findAll(
    sources.filter(
      (source) => /^(apps|packages)\//.test(source.path) && !source.path.endsWith('.test.ts'),
    ),
    /\bdelete from\b[^`;]*?\bnow\(\)\s*-|\bdeleteFrom\([^;]*?\bnow\(\)\s*-/g,
    'a clean-up in one statement: use deleteInBatches',
  )

/** Commands print stored text: `print` and `warn` remove control characters. */
export const commandsPrintThroughConsole: Rule = (sources) =>
  findAll(
    sources.filter(
      ({ path }) =>
        /^scripts\/.*\.ts$/.test(path) &&
        path !== 'scripts/launcher/console.ts' &&
        !path.endsWith('.test.ts'),
    ),
    /\bconsole\.\w+\(|\bprocess\.std(?:out|err)\.write\(/g,
    'prints past scripts/launcher/console.ts',
  )
