import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { useChecklistOpening } from '../checklist/useChecklistOpening.ts'
import { useCookieQuestion } from '../consent/useCookieQuestion.ts'
import { usePageViews } from '../consent/usePageViews.ts'
import { storedOverride } from '../features/override/featureOverride.ts'
import { OverrideBadge } from '../features/override/OverrideBadge.tsx'
import { restoreFocus } from '../focus/restoreFocus.ts'
import { SkipLink } from '../focus/SkipLink.tsx'
import { useRouteAnnouncement } from '../focus/useRouteAnnouncement.ts'
import { useResumeAfterProfile } from '../guard/useResumeAfterProfile.ts'
import { useShellHost } from '../host/ShellHostContext.ts'
import { useLoaders } from '../lazy/LoadersContext.ts'
import { useSubscriptionCheck } from '../membership/useSubscriptionCheck.ts'
import { LeaveDialog } from '../overlays/LeaveDialog.tsx'
import { ModalHost } from '../overlays/ModalHost.tsx'
import { ToastRegion } from '../overlays/ToastRegion.tsx'
import { PaletteHost } from '../palette/PaletteHost.tsx'
import { VersionNoticeHost } from '../version/VersionNoticeHost.tsx'

/** The layout around every screen, with or without a sidebar. */
export function RootLayout() {
  const host = useShellHost()
  const { override } = useLoaders()
  useRouteAnnouncement()
  useEffect(() => restoreFocus(document), [])
  useResumeAfterProfile()
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
      <LeaveDialog unsaved={host.unsaved} />
      <VersionNoticeHost />
      <ToastRegion toasts={host.toasts} />
      {override && <OverrideBadge override={override} onEnd={endOverride} />}
    </>
  )
}

function endOverride(): void {
  storedOverride(window).remove()
  location.reload()
}
