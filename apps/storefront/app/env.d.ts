/** Values that the build fills in (vite.config.ts). */
interface ImportMetaEnv {
  readonly BAR_COLOR: string
  readonly PAGE_COLOR: string
}
