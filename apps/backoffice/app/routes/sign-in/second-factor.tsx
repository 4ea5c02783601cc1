import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import { meQuery } from '../../features/session/me-query.ts'
import { SecondFactorForm } from '../../features/session/second-factor-form.tsx'
import { wayBack } from '../../features/session/way-back.ts'
import { Door } from '../../features/shell/door.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

/** Completes a sign-in, and leads back to the page that was asked for. */
export default function SecondFactor() {
  const t = useMessages()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { search } = useLocation()
  const [isProven, setIsProven] = useState(false)
  const me = useQuery(meQuery)
  if (me.isError) return <Navigate to={`/sign-in${search}`} replace />
  if (me.data?.staff && !isProven) {
    const { second_factor_required: isMissing } = me.data.staff
    return <Navigate to={isMissing ? `/factor-required${search}` : wayBack(search)} replace />
  }
  const enter = async () => {
    setIsProven(true)
    await queries.fetchQuery({ ...meQuery, staleTime: 0 })
    void navigate(wayBack(search), { replace: true })
  }
  return (
    <Door title={t('session.secondFactorTitle')} note={t('session.secondFactorNote')}>
      <SecondFactorForm
        options={me.data?.options}
        onRefused={() => me.refetch()}
        onProven={enter}
      />
      <p className="mt-5">
        <Link to={`/sign-in${search}`} className="text-leaf hover:underline">
          {t('session.another')}
        </Link>
      </p>
    </Door>
  )
}
