import { readFileSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** The libraries of every page, in one file that changes only with a dependency. */
const libraries = /node_modules\/(?:react|react-dom|scheduler|react-router)\//

/** The shell of every page and the small parts of most pages, with their imports, in one file: many small ones compress badly. */
const shop =
  /\/storefront\/app\/(?:root|entry\.client|routes\/(?:shell|locale-layout)|features\/shop\/(?:seo|crumbs))\.tsx$|\/ui\/src\/(?:control|field|pager|checkbox|skeleton|select)\.tsx$|\/app-kit\/src\/(?:blocks\/empty-state\.tsx|api\/api-error\.ts)$/

/** The same for pages with cards of products, for lists of them, and for one product. */
const products =
  /\/(?:features\/catalog\/(?:product-grid|age-gate)|routes\/catalog\/category-path|platform\/document\/plain-text)\.tsx?$/
const listing = /\/(?:features\/catalog\/last-page-boundary|routes\/catalog\/listing)\.tsx$/
const product =
  /\/(?:features\/(?:cart\/buy-box|catalog\/related-products|product\/product-gallery)|routes\/catalog\/product)\.tsx$/

/** Small parts of a product's page, of the cart and of the account. */
const notices =
  /\/(?:(?:blocks\/notice|save-list-form|live-region|cart-changes|cart-goals)\.tsx|(?:safe-back|act-or-stay)\.ts|Icon(?:ArrowLeft|Bolt|ListCheck|Trash)\.mjs)$/

/** Small parts of a product's page that other pages use without the rest of it. */
const sharing = /\/share-button\.tsx$/

/** The newsletter's form, which loads where the footer is near, with the rules that it shares with other forms. */
const newsletter =
  /\/(?:newsletter-form\.tsx|contract\/src\/(?:newsletter-email|patterns|visible-text)\.ts)$/

/** Parts of forms, mostly of the account. */
const forms = /\/(?:app-kit\/src\/forms\/|ui\/src\/icon-button\.tsx$)/

/** Turns off Vite's preload helper: its list of files costs every page more than it saves a lazy part. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}

/** Questions of React Router whether a part of it is on that the shop does not use, and their answer. */
const unused: [file: RegExp, question: RegExp, answer: string][] = [
  [
    /\/lib\/dom\/ssr\/(?:fog-of-war|components)\.js$/,
    /(?<!function )isFogOfWarEnabled\(routeDiscovery, ssr\)/g,
    'false',
  ],
  [/\/lib\/router\/router\.js$/, /(?<=if \(!?)isFogOfWar(?=\))/g, 'false'],
  [/\/lib\/router\/router\.js$/, /init\.patchRoutesOnNavigation(?!\()/g, 'undefined'],
  [
    /\/lib\/router\/router\.js$/,
    /init\.instrumentations|consumeInstrumentationClientResultMetaReceiver\(router\)/g,
    'undefined',
  ],
]

/**
 * Leaves React Router's code that discovers routes and that observes its calls out of the browser's scripts: all routes are
 * known from the start (`routeDiscovery` in react-router.config.ts). Fails where an update of the library has moved that code.
 */
const unusedParts: Plugin = {
  name: 'unused-parts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: unused.map(([file]) => file) },
    handler(code, id) {
      let answered = code
      for (const [file, question, answer] of unused) {
        if (!file.test(id)) continue
        const asked = answered
        answered = asked.replaceAll(question, answer)
        if (answered === asked) throw new Error(`${id} does not ask ${question}`)
      }
      return { code: answered, map: null }
    },
  },
}

const reload = 'window.location.reload()'

/**
 * Where the code of a page cannot be loaded, as after a deploy that replaced it, React Router reloads the page that is open. Where one
 * is about to leave it, the next page is loaded instead; where nothing waits for that code but a link that is pointed at, nothing is.
 * Fails where an update of the library has moved that code.
 */
const goOn: Plugin = {
  name: 'go-on',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/lib\/dom\/ssr\/routeModules\.js$/ },
    handler(code, id) {
      if (!code.includes(reload)) throw new Error(`${id} does not reload the page`)
      const load = `const { navigation: next, fetchers } = window.__reactRouterDataRouter?.state ?? {}
        if (next?.state === 'loading') window.location.assign(next.location.pathname + next.location.search + next.location.hash)
        else if (next?.state !== 'idle' || [...fetchers.values()].some(({ state }) => state !== 'idle')) ${reload}`
      return { code: code.replace(reload, load), map: null }
    },
  },
}

const tokens = readFileSync(new URL('../../packages/ui/src/tokens.css', import.meta.url), 'utf8')
const token = (name: string) =>
  JSON.stringify(new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(tokens)![1])

export default defineConfig({
  // For colours outside style sheets: the browser's bars and the installed application.
  define: {
    'import.meta.env.BAR_COLOR': token('leaf-dark'),
    'import.meta.env.PAGE_COLOR': token('cream'),
  },
  plugins: [plainImports, unusedParts, goOn, tailwindcss(), reactRouter()],
  // The server's build holds the icons that it draws: the set of five thousand is not installed in production.
  ssr: { noExternal: [/^@tabler\/icons-react/] },
  optimizeDeps: {
    // Loaded late, and found only then: without this the development server would reload the page.
    include: ['@base-ui/react/drawer', '@base-ui/react/dialog', '@base-ui/react/toast'],
    exclude: ['@tabler/icons-react'],
  },
  build: {
    // Every file is cached for good under its hash; an inlined one would be sent with each page.
    assetsInlineLimit: 0,
    modulePreload: false,
    target: 'es2023',
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'libraries', test: libraries, priority: 6 },
                { name: 'shop', test: shop, priority: 5 },
                { name: 'products', test: products, priority: 4 },
                { name: 'notices', test: notices, priority: 3 },
                { name: 'sharing', test: sharing, priority: 3 },
                { name: 'newsletter', test: newsletter, priority: 2 },
                { name: 'listing', test: listing, priority: 1 },
                { name: 'product', test: product, priority: 1 },
                { name: 'forms', test: forms, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
})
