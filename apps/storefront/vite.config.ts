import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // Every file is cached for good under its hash; an inlined one would be sent with each page.
    assetsInlineLimit: 0,
    target: 'es2023',
  },
})
