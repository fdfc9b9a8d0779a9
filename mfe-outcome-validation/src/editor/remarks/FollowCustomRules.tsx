import { useRules } from '@outcome-studio/shared/data'
import { SAVING } from '@outcome-studio/shared/document'
import { useAccess, useHost } from '@outcome-studio/shared/feature'
import { Notice, TextLink } from '@outcome-studio/shared/ui'
import { useEffect, useState } from 'react'
import { storedStudyPath } from '../../core/studyAddress.ts'
import { createLiveCheck } from '../checking/createLiveCheck.ts'
import type { CustomRuleSet } from '../checking/customRuleSet.ts'
import { useEditor } from '../react/EditorContext.ts'
import { useSessionValue } from '../react/useSessionValue.ts'

/** Checks the open study by its custom rules. Only tools admins load them (docs/product.md §6). */
export function FollowCustomRules() {
  const { toolsAdmin } = useAccess()
  return toolsAdmin ? <CustomRules /> : null
}

const ORGANISATION = { kind: 'organisation' } as const
const ADMIN = '/outcome-validation-admin'

function CustomRules() {
  const host = useHost()
  const { remarks } = useEditor()
  const stored = useSessionValue(SAVING, ({ header }) => header?.docName ?? null)
  const organisation = useRules(ORGANISATION)
  const study = useRules(stored === null ? null : { kind: 'study', docName: stored })
  const under = organisation.data?.json ?? null
  const own = study.data?.json ?? null
  const [unusable, setUnusable] = useState<CustomRuleSet['unusable']>([])

  useEffect(() => {
    if (under === null && own === null) return
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

  if (organisation.error ?? study.error) {
    return (
      <Notice tone="warning">
        The custom rules could not be read: this study is checked by the method’s rules alone for now.
      </Notice>
    )
  }
  return unusable.map((whose) => (
    <Notice key={whose} tone="warning">
      {whose === 'study' ? 'The custom rules of this study' : 'The custom rules of your organisation'} have
      problems and are not used.{' '}
      <TextLink to={whose === 'study' && stored !== null ? `${ADMIN}${storedStudyPath(stored)}` : ADMIN}>
        Mend them
      </TextLink>
    </Notice>
  ))
}
