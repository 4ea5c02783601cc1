/** The global that holds the events from before hydration. */
const place = 'earlyActs'

type EarlyField = HTMLButtonElement | HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface EarlyAct {
  type: 'click' | 'input' | 'change'
  field: EarlyField
}

/** Marks a control that was pressed before hydration and will react after it. */
export const waitingMark = 'data-waiting'

/** Marks the templates around the page's scripts. A browser neither loads nor runs the content of a template. */
export const heldMark = 'data-held'

/** The controls that need scripts: buttons that submit nothing, boxes, texts, selects. Links and forms work without. */
const controls = 'button[type=button],input,select,textarea'

/** Timeout in milliseconds: the scripts start even while pictures are loading. */
export const startTimeoutMs = 4000

/** Timeout in milliseconds: a form that the browser itself has posted may be posted again, as after a stopped loading. */
const repostTimeoutMs = 10_000

/**
 * Runs while the document is parsed. It starts the page's scripts after load and first paint, so that they do not compete with
 * styles, fonts and pictures; or earlier, at the first interaction or after a timeout. Until hydration it records the events of
 * controls. A form that the browser posts is posted once, however often it is pressed until the answer comes.
 */
export const startScript = `(()=>{const acts=window.${place}=[],firsts=['pointerdown','keydown','focusin']
for(const type of ['click','input','change'])addEventListener(type,({target})=>{if(!window.${place})return
const field=target.closest?.('${controls}')
if(!field||type==='click'&&field.type!=='button'&&!/^(checkbox|radio)$/.test(field.type))return
if(type==='click')field.setAttribute('${waitingMark}','')
acts.push({type,field})},true)
let posted=new WeakMap
addEventListener('pagehide',()=>posted=new WeakMap)
addEventListener('submit',act=>{if(performance.now()-posted.get(act.target)<${repostTimeoutMs}){act.preventDefault()
act.stopImmediatePropagation()}},true)
addEventListener('submit',({target,defaultPrevented})=>{if(!defaultPrevented&&target.method==='post')posted.set(target,performance.now())})
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

/** Makes React hydrate the part of the page around a field. Nothing listens to this event. */
const wake = (field: EarlyField) =>
  field.dispatchEvent(new MouseEvent('auxclick', { bubbles: true }))

/** Repeats an input event: React ignores one whose value it already knows, so the value is cleared first. */
function retype(field: HTMLInputElement | HTMLTextAreaElement) {
  const { value } = field
  const prototype =
    field instanceof HTMLTextAreaElement
      ? HTMLTextAreaElement.prototype
      : HTMLInputElement.prototype
  field.value = ''
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const isBox = (field: EarlyField): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)
const isText = (field: EarlyField): field is HTMLInputElement | HTMLTextAreaElement =>
  !isBox(field) && (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)

/** Replays the recorded events in their order and ends the recording. */
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
    // React renders between two events, as it does between those of a person.
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
