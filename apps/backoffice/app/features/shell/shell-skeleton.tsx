import { Skeleton } from '@tsiran/ui/skeleton'

/** The shell's outlines, while it is read who is signed in. */
export function ShellSkeleton() {
  return (
    <div className="flex min-h-dvh" aria-busy="true">
      <div className="hidden w-58 border-r border-line bg-cream md:block" />
      <div className="grow">
        <div className="h-14 border-b border-line" />
        <div className="grid gap-4 p-6">
          <Skeleton className="h-8 w-56" />
          <Skeleton className="h-64" />
        </div>
      </div>
    </div>
  )
}
