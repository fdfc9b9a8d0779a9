import { useOrganizationRules, useRules } from '@outcome-studio/shared/data'
import { SAVING } from '@outcome-studio/shared/document'
import { STANDARD_RULES } from '@outcome-studio/shared/domain/checker'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { storedPath } from '@outcome-studio/shared/editor'
import { useAccess, useHost } from '@outcome-studio/shared/feature'
import { Notice, TextLink } from '@outcome-studio/shared/ui'
import { useEffect, useState } from 'react'
import { createLiveCheck } from '../checking/createLiveCheck.ts'
import type { CustomRuleSet } from '../checking/customRuleSet.ts'
import { useEditor, useSessionValue } from '../react/EditorContext.ts'

const ADMIN = '/outcome-validation-admin'

/**
 * Checks the open study by the organization's custom rules, as they change, and by those of the study, which only tools
 * admins load (docs/product.md §6). Until the organization's rules arrive, the method's apply.
 */
export function FollowCustomRules() {
  const host = useHost()
  const { toolsAdmin } = useAccess()
  const { remarks } = useEditor()
  const stored = useSessionValue(SAVING, ({ header }) => header?.docName ?? null)
  const organization = useOrganizationRules()
  const study = useRules(toolsAdmin && stored !== null ? { kind: 'study', docName: stored } : null)
  const under = organization.data?.json ?? null
  const own = study.data?.json ?? null
  const [unusable, setUnusable] = useState<CustomRuleSet['unusable']>([])

  useEffect(() => {
    if (under === null && own === null) {
      if (remarks.rules !== STANDARD_RULES) remarks.use(STANDARD_RULES, createLiveCheck(), null)
      setUnusable([])
      return
    }
    let isGone = false
    // Lazy, because it includes the pattern engine, which few members need.
    import('../checking/customRuleSet.ts').then(
      ({ customRuleSet }) => {
        if (isGone) return
        const { rules, configJSON, unusable: left } = customRuleSet(under, own)
        remarks.use(rules, createLiveCheck(rules), configJSON)
        setUnusable(left)
      },
      (error: unknown) => host.report(error, { during: 'loading custom rules' }),
    )
    return () => {
      isGone = true
    }
  }, [under, own, remarks, host])

  const error = organization.error ?? study.error
  // A member whose e-mail is not verified has no rules of an organization.
  if (error !== null && describeError(error).code !== 'permission-denied') {
    return (
      <Notice tone="warning">
        The custom rules could not be read: this study is checked by{' '}
        {under === null ? 'the method’s rules alone' : 'the rules read last'} for now.
      </Notice>
    )
  }
  return unusable.map((whose) => (
    <Notice key={whose} tone="warning">
      {whose === 'study' ? 'The custom rules of this study' : 'The custom rules of your organization'} have
      problems and are not used.{' '}
      {toolsAdmin ? (
        <TextLink to={whose === 'study' && stored !== null ? `${ADMIN}${storedPath(stored)}` : ADMIN}>
          Fix them
        </TextLink>
      ) : (
        'Your tools admin can fix them.'
      )}
    </Notice>
  ))
}
