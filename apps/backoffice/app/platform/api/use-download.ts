import { useToast } from '@tsiran/app-kit/browser/toast'
import { useRef, useState } from 'react'
import { download } from './download.ts'
import { useFailureText } from './failure-text.ts'

/** Saves a call's file; a toast says why there is none. `save` does nothing while a file is being written: a press that is repeated. */
export function useDownload() {
  const toast = useToast()
  const failureText = useFailureText()
  const busy = useRef(false)
  const [pending, setPending] = useState(false)
  const save = async (path: string, query?: Record<string, string>) => {
    if (busy.current) return
    busy.current = true
    setPending(true)
    const refusal = await download(path, query).catch(failureText)
    if (refusal) toast.error(refusal)
    busy.current = false
    setPending(false)
  }
  return { save, pending }
}
