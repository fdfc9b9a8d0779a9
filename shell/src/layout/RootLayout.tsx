import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { usePageViews } from '../analytics/usePageViews.ts'
import { useShell } from '../boot/ShellContext.ts'
import { useChecklistOpening } from '../checklist/useChecklistOpening.ts'
import { useCookieQuestion } from '../consent/useCookieQuestion.ts'
import { clearOverride } from '../features/override/featureOverride.ts'
import { OverrideBadge } from '../features/override/OverrideBadge.tsx'
import { ModalHost } from '../host/modals/ModalHost.tsx'
import { ToastRegion } from '../host/toasts/ToastRegion.tsx'
import { LeaveDialog } from '../host/unsaved/LeaveDialog.tsx'
import { useSubscriptionCheck } from '../membership/useSubscriptionCheck.ts'
import { PaletteHost } from '../palette/PaletteHost.tsx'
import { useGoOnOnceNamed } from '../routes/useGoOnOnceNamed.ts'
import { VersionNoticeHost } from '../version/VersionNoticeHost.tsx'
import { keepFocus } from './keepFocus.ts'
import { SkipLink } from './SkipLink.tsx'
import { useRouteAnnouncement } from './useRouteAnnouncement.ts'

/** What every screen has around it, whether or not it has a sidebar. */
export function RootLayout() {
  const { host, override, unsaved, versionNotice } = useShell()
  useRouteAnnouncement()
  useEffect(() => keepFocus(document), [])
  useGoOnOnceNamed()
  usePageViews()
  useCookieQuestion()
  useChecklistOpening()
  useSubscriptionCheck()
  return (
    <>
      <SkipLink />
      <Outlet />
      <ModalHost modals={host.modals} />
      <PaletteHost />
      <LeaveDialog unsaved={unsaved} />
      <VersionNoticeHost notice={versionNotice} />
      <ToastRegion toasts={host.toasts} />
      {override && <OverrideBadge override={override} onEnd={endOverride} />}
    </>
  )
}

function endOverride(): void {
  clearOverride(localStorage)
  location.reload()
}
