import { createContext, use } from 'react'

/** What a window with a form does once a field of it is changed without typing; nothing outside of windows. */
export const Touch = createContext<() => void>(() => {})

/** Tells the window around a field that a button or a drag has changed it: it asks before it closes. */
export const useTouch = () => use(Touch)
