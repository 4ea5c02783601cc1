/** Milliseconds that the splash screen covers the first page of a visit (R30). */
export const splashMs = 3500

const flag = 'loader'

/** Milliseconds before the logo and the language question are shown again. */
export const visitMs = 86_400_000

/**
 * Runs while the document is read, before anything is drawn. The logo shows once per browser and day, and never on a page
 * that was opened from another page of the shop. It covers a complete page; any key, click or tap ends it. With reduced motion
 * it fades at once.
 */
export const splashScript = `(()=>{const now=Date.now(),from=document.referrer
try{if(from.startsWith(location.origin+'/')||now-(localStorage.getItem('${flag}')??-Infinity)<${visitMs})return
localStorage.setItem('${flag}',now)}catch{return}
const data=document.documentElement.dataset,acts=['keydown','click']
const end=()=>{delete data.loader;for(const act of acts)removeEventListener(act,end,true)}
data.loader=''
for(const act of acts)addEventListener(act,end,true)
setTimeout(end,matchMedia('(prefers-reduced-motion: reduce)').matches?0:${splashMs})})()`

/** Calls back when the splash screen has ended, or at once where it is not shown. Returns the function that unsubscribes. */
export function onSplashEnd(call: () => void): () => void {
  const root = document.documentElement
  if (root.dataset[flag] === undefined) {
    call()
    return () => undefined
  }
  const observer = new MutationObserver(() => {
    observer.disconnect()
    call()
  })
  observer.observe(root, { attributeFilter: [`data-${flag}`] })
  return () => observer.disconnect()
}
