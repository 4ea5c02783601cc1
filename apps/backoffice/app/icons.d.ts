/** Icons are imported one by one: the package's own entry names all five thousand. */
declare module '@tabler/icons-react/dist/esm/icons/*' {
  import type { Icon } from '@tabler/icons-react'
  const icon: Icon
  export default icon
}
