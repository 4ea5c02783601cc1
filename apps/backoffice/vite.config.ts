import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { messageParts } from './message-plugin.ts'

/** The libraries of every page, in one file that changes only with a dependency. */
const libraries =
  /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack\/(?:react-)?query(?:-core)?)\//

/**
 * The shell, sign-in and the first page with their imports in one file; then, in another, the modules that many pages share: a page
 * of many small files loads slowly. The shell's group comes first, so that the first load needs none of the shared modules.
 */
const shell =
  /\/backoffice\/app\/(?:root|entry\.client|routes\/(?:shell\/shell|sign-in\/sign-in|today\/today))\.tsx$/

export default defineConfig({
  base: '/admin/',
  plugins: [messageParts(), tailwindcss(), reactRouter()],
  optimizeDeps: {
    // All libraries at the start: one that is found later makes the first page of `npm run dev` ask for outdated files.
    entries: ['app/**/*.{ts,tsx}'],
    include: [
      '@base-ui/react/dialog',
      '@base-ui/react/drawer',
      '@base-ui/react/toast',
      '@base-ui/react/csp-provider',
    ],
    exclude: ['@tabler/icons-react'],
  },
  build: {
    // Every file is cached for good under its hash.
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
                { name: 'libraries', test: libraries, priority: 3 },
                { name: 'shell', test: shell, priority: 2 },
                { name: 'common', minShareCount: 25, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
})
