import { readFileSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What every page runs on, in one file; it changes only when a dependency does. */
const libraries = /node_modules\/(?:react|react-dom|scheduler|react-router)\//

/** Small parts that most pages share, in one file in place of two dozen. */
const shared =
  /\/(?:storefront\/app\/(?:lib|components\/(?:shell|product))|packages\/(?:ui\/src\/(?:button|icon-button|control|badge|skeleton|spinner|breadcrumbs|ui-texts)|i18n|contract))|\/@tabler\/icons-react\//

const tokens = readFileSync(new URL('../../packages/ui/src/tokens.css', import.meta.url), 'utf8')
const token = (name: string) => JSON.stringify(new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(tokens)![1])

export default defineConfig({
  // For what takes colours where no style sheet reaches: the browser's bars, the installed application.
  define: { 'import.meta.env.BAR_COLOR': token('leaf-dark'), 'import.meta.env.PAGE_COLOR': token('cream') },
  plugins: [tailwindcss(), reactRouter()],
  optimizeDeps: {
    // Loaded late, and found only then: without this the development server would reload the page.
    include: ['@base-ui/react/drawer', '@base-ui/react/dialog', '@base-ui/react/toast'],
    exclude: ['@tabler/icons-react'],
  },
  build: {
    // Every file is cached for good under its hash; an inlined one would be sent with each page.
    assetsInlineLimit: 0,
    target: 'es2023',
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'libraries', test: libraries, priority: 2 },
                { name: 'shared', test: shared, priority: 1, minShareCount: 6 },
              ],
            },
          },
        },
      },
    },
  },
})
