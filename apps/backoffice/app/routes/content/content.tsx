import { Navigate } from 'react-router'

/** The content begins with its pages. */
export default function Content() {
  return <Navigate to="/content/pages" replace />
}
