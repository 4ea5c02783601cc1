import { readFileSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** The libraries of every page, in one file that changes only with a dependency. */
const libraries = /node_modules\/(?:react|react-dom|scheduler|react-router)\//

/** The shell of every page with its imports, in one file: many small ones compress badly. */
const shop = /\/storefront\/app\/(?:root|entry\.client|routes\/(?:shell|locale-layout))\.tsx$/

/** The same for pages of products, and for lists of them. */
const products =
  /\/(?:features\/catalog\/(?:product-grid|age-gate)|routes\/catalog\/category-path|platform\/document\/plain-text|ui\/src\/select)\.tsx?$/
const listing =
  /\/(?:features\/catalog\/last-page-boundary|routes\/catalog\/(?:listing-view|category-chips))\.tsx$/

/** Small modules that many pages share. */
const shared =
  /\/(?:features\/shop\/(?:seo|crumbs)|ui\/src\/(?:control|field|pager|checkbox|skeleton))\.tsx$/

/** Turns off Vite's preload helper: its list of files costs every page more than it saves a lazy part. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
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
  plugins: [plainImports, tailwindcss(), reactRouter()],
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
                { name: 'listing-view', test: listing, priority: 1 },
                { name: 'shared', test: shared, priority: 3 },
              ],
            },
          },
        },
      },
    },
  },
})
