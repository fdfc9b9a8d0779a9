import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { useChecklistOpening } from '../checklist/useChecklistOpening.ts'
import { useCookieQuestion } from '../consent/useCookieQuestion.ts'
import { usePageViews } from '../consent/usePageViews.ts'
import { restoreFocus } from '../focus/restoreFocus.ts'
import { SkipLink } from '../focus/SkipLink.tsx'
import { useRouteAnnouncement } from '../focus/useRouteAnnouncement.ts'
import { useResumeAfterProfile } from '../guard/useResumeAfterProfile.ts'
import { useShellHost } from '../host/ShellHostContext.ts'
import { useAffiliateSync } from '../membership/useAffiliateSync.ts'
import { useConfirmedAddress } from '../membership/useConfirmedAddress.ts'
import { useSubscriptionCheck } from '../membership/useSubscriptionCheck.ts'
import { LeaveDialog } from '../overlays/LeaveDialog.tsx'
import { ModalHost } from '../overlays/ModalHost.tsx'
import { ToastRegion } from '../overlays/ToastRegion.tsx'
import { PaletteHost } from '../palette/PaletteHost.tsx'
import { VersionNoticeHost } from '../version/VersionNoticeHost.tsx'
import { OverridesHost } from './OverridesHost.tsx'

/** The layout around every screen, with or without a sidebar. */
export function RootLayout() {
  const host = useShellHost()
  useRouteAnnouncement()
  useEffect(() => restoreFocus(document), [])
  useResumeAfterProfile()
  usePageViews()
  useCookieQuestion()
  useChecklistOpening()
  useConfirmedAddress()
  useSubscriptionCheck()
  useAffiliateSync()
  return (
    <>
      <SkipLink />
      <Outlet />
      <ModalHost modals={host.modals} />
      <PaletteHost />
      <LeaveDialog unsaved={host.unsaved} />
      <VersionNoticeHost />
      <ToastRegion toasts={host.toasts} />
      <OverridesHost />
    </>
  )
}
