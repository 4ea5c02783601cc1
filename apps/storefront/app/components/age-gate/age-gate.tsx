import { lazy, Suspense } from 'react'
import { useOfAge } from '../../lib/age.ts'

/** In the server's markup from the start; its code comes when a page asks, and takes over what stands there. */
const Gate = import.meta.env.SSR ? (await import('./gate.tsx')).Gate : lazy(async () => ({ default: (await import('./gate.tsx')).Gate }))

/** Asks for the visitor's age before a page of alcohol is seen (decisions 31). Nothing is seen while the question loads. */
export function AgeGate() {
  if (useOfAge()) return null
  return (
    <Suspense fallback={<div className="fixed inset-0 z-60 bg-cream" />}>
      <Gate />
    </Suspense>
  )
}
