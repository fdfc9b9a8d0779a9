import { copyText } from '@outcome-studio/shared/ui'
import { flushSync } from 'react-dom'
import { reportText } from '../errors/reportText.ts'
import { useShellHost } from '../host/ShellHostContext.ts'
import { useLoaders } from '../lazy/LoadersContext.ts'
import type { PaletteAction, PaletteItem } from './PaletteItem.ts'

/**
 * Performs the action of an item. The palette closes first, because the target may move focus, unless the item is a
 * further search.
 */
export function useChoose(close: () => void): (item: PaletteItem) => void {
  const host = useShellHost()
  const { services, modals, errors } = host
  const { overrides } = useLoaders()

  const copyReports = async () => {
    const [latest, ...others] = errors.recent()
    if (latest === undefined) return
    const isCopied = await copyText(reportText(latest, others))
    if (isCopied) services.toast('Error reports copied.', { kind: 'success' })
    else services.toast(`Your browser did not allow copying. The latest reference is ${latest.reference}.`)
  }
  const perform: Readonly<Record<PaletteAction, () => void>> = {
    checklist: () => modals.openChecklist(),
    profile: () => modals.open('profile'),
    cookiePreferences: () => modals.open('cookiePreferences'),
    featureVersions: overrides.openPanel,
    copyReports: () => void copyReports(),
  }

  const runOnPage = (run: () => void) => {
    try {
      run()
    } catch (error) {
      services.showError(error)
    }
  }

  return ({ target }) => {
    if (target.kind === 'search') return target.run()
    // The dialog holds the focus until it is gone.
    flushSync(close)
    switch (target.kind) {
      case 'path':
        if (target.needsAccess && !services.access.get().unrestricted)
          return modals.open('membershipRequired')
        return services.navigate(target.to)
      case 'site':
        return void window.open(target.href, '_blank', 'noopener,noreferrer')
      case 'action':
        return perform[target.action]()
      case 'pageAction':
        return runOnPage(target.run)
    }
  }
}
