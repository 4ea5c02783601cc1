/** Where the script in the page keeps what people did before the page was alive. */
const place = 'earlyActs'

type EarlyField = HTMLButtonElement | HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface EarlyAct {
  type: 'click' | 'input' | 'change'
  field: EarlyField
}

/** Marks a control that was pressed and will answer once the page is alive. */
export const waitingMark = 'data-waiting'

/** Marks the templates that hold the page's scripts. A browser neither loads nor runs what a template holds. */
export const heldMark = 'data-held'

/** What a part without scripts waits for: a button that posts nothing, a box, a text, a choice. Links and forms work as they are. */
const controls = 'button[type=button],input,select,textarea'

/** Milliseconds after which a page stops waiting for its pictures. */
export const startTimeoutMs = 4000

/**
 * Runs while the document is read. It starts the page's scripts, which would otherwise compete with what the page is drawn
 * with, once all is loaded and drawn, or at the first act of a person, or when something in the page takes too long; and
 * keeps what people do until the page is alive.
 */
export const startScript = `(()=>{const acts=window.${place}=[],firsts=['pointerdown','keydown','focusin']
for(const type of ['click','input','change'])addEventListener(type,({target})=>{if(!window.${place})return
const field=target.closest?.('${controls}')
if(!field||type==='click'&&field.type!=='button'&&!/^(checkbox|radio)$/.test(field.type))return
if(type==='click')field.setAttribute('${waitingMark}','')
acts.push({type,field})},true)
let begun
const run=()=>{for(const held of document.querySelectorAll('template[${heldMark}]'))held.replaceWith(held.content)}
const begin=()=>{if(begun)return
begun=true
for(const act of firsts)removeEventListener(act,begin,true)
if(document.readyState==='loading')addEventListener('DOMContentLoaded',run)
else run()}
for(const act of firsts)addEventListener(act,begin,true)
addEventListener('load',()=>new PerformanceObserver(begin).observe({type:'paint',buffered:true}))
setTimeout(begin,${startTimeoutMs})})()`

/** A part of the page that React has not taken over yet it does with this; nothing else answers to it. */
const wake = (field: EarlyField) => field.dispatchEvent(new MouseEvent('auxclick', { bubbles: true }))

/** Of the text that a field holds its React knows by now: with this it hears of it as if it were typed again. */
function retype(field: HTMLInputElement | HTMLTextAreaElement) {
  const { value } = field
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  field.value = ''
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const isBox = (field: EarlyField): field is HTMLInputElement => field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)
const isText = (field: EarlyField): field is HTMLInputElement | HTMLTextAreaElement =>
  !isBox(field) && (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)

/** Does once more, in their order, what people did before the page was alive; from here on it answers by itself. */
export async function replayEarlyActs(): Promise<void> {
  const holder = window as { [place]?: EarlyAct[] | undefined }
  const acts = holder[place] ?? []
  holder[place] = undefined
  for (const { field } of acts) {
    field.removeAttribute(waitingMark)
    if (isBox(field)) field.checked = field.defaultChecked
  }
  const typed = new Set<EarlyField>()
  for (const { type, field } of acts) {
    // React draws what one act changed before the next one, as it does between those of people.
    await Promise.resolve()
    if (!field.isConnected) continue
    wake(field)
    if (type === 'click') field.click()
    else if (field instanceof HTMLSelectElement) {
      if (type === 'change') field.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (isText(field) && !typed.has(field)) {
      typed.add(field)
      retype(field)
    }
  }
}
