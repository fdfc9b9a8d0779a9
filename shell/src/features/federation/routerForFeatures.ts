/** The router exports that features may use, in addition to those the shell uses (tools/build/src/webpack/shares.ts). */
export {
  Link,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useResolvedPath,
  useSearchParams,
} from 'react-router-dom'
export { useBlocker } from '../../router/useBlocker.ts'
