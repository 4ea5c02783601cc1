import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ListTrail } from './trail.ts'

interface TrailLinksProps {
  trail: ListTrail
  id: number
  /** The links' names. */
  previous: string
  next: string
}

/** The ways to the things before and after this one in the list that the person came from. */
export function TrailLinks({ trail, id, ...names }: TrailLinksProps) {
  const { previous, next } = trail.placeOf(id)
  if (previous === null && next === null) return null
  return (
    <span className="flex gap-1">
      <Neighbour to={previous} label={names.previous} keys="k">
        <IconChevronLeft size={18} aria-hidden />
      </Neighbour>
      <Neighbour to={next} label={names.next} keys="j">
        <IconChevronRight size={18} aria-hidden />
      </Neighbour>
    </span>
  )
}

const neighbour = 'grid size-11 place-items-center rounded-control border border-line md:size-9'

interface NeighbourProps {
  to: string | null
  label: string
  keys: string
  children: ReactNode
}

function Neighbour({ to, label, keys, children }: NeighbourProps) {
  if (to === null) return <span className={`${neighbour} text-muted/50`}>{children}</span>
  return (
    <Link
      to={to}
      aria-label={label}
      title={label}
      aria-keyshortcuts={keys}
      className={`${neighbour} bg-card hover:bg-leaf-soft`}
    >
      {children}
    </Link>
  )
}
