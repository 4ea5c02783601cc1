import { staffRoles, type StaffRole } from '@tsiran/contract/admin/permissions'
import { Checkbox } from '@tsiran/ui/checkbox'
import { useMessages } from '../../platform/i18n/language.tsx'
import { roleNames } from './role-names.ts'

interface RoleFieldsProps {
  value: readonly StaffRole[]
  onChange: (roles: StaffRole[]) => void
}

/** What a member does in the shop: one role or several. */
export function RoleFields({ value, onChange }: RoleFieldsProps) {
  const t = useMessages()
  const toggle = (role: StaffRole) =>
    onChange(staffRoles.filter((other) => (other === role) !== value.includes(other)))
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t('staff.roles')}</legend>
      <div className="grid sm:grid-cols-2">
        {staffRoles.map((role) => (
          <Checkbox
            key={role}
            label={t(roleNames[role])}
            checked={value.includes(role)}
            onChange={() => toggle(role)}
          />
        ))}
      </div>
    </fieldset>
  )
}
