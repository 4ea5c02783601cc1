/** The browser's storage entry of the theme, which {@link themeScript} reads before the first paint. */
export const themeEntry = 'tsiran-admin-theme'
export const themes = ['auto', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Runs in the document's head, so that a dark page never flashes white. */
export const themeScript = `try{document.documentElement.dataset.theme=localStorage.getItem('${themeEntry}')||'auto'}catch{document.documentElement.dataset.theme='auto'}`
