import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { FactorSetup } from '../../features/factors/factor-setup.tsx'
import { meQuery } from '../../features/session/me-query.ts'
import { wayBack } from '../../features/session/way-back.ts'
import { Door } from '../../features/shell/door.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

/** Sets up the second factor that the person's roles need, before anything else opens. */
export default function FactorRequired() {
  const t = useMessages()
  const navigate = useNavigate()
  const { search } = useLocation()
  const me = useQuery(meQuery)
  if (me.isError) return <Navigate to={`/sign-in${search}`} replace />
  return (
    <Door title={t('factors.requiredTitle')} note={t('factors.requiredNote')}>
      {me.data && <FactorSetup onDone={() => void navigate(wayBack(search), { replace: true })} />}
    </Door>
  )
}
