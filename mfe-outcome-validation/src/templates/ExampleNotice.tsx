import { useSaveStudy, useStudyList } from '@outcome-studio/shared/data'
import type { StudySession } from '@outcome-studio/shared/document'
import { freeStudyName } from '@outcome-studio/shared/domain/study'
import { storedPath } from '@outcome-studio/shared/editor'
import { useHost, useRequireAccess } from '@outcome-studio/shared/feature'
import { Button, media, Notice, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import type { Template } from './Template.ts'

const Description = styled.span``

/** On a phone in two lines: there is more above the study. */
const Brief = styled.div`
  display: grid;

  & > div,
  & > div > div {
    align-items: center;
  }
  & > div > svg {
    top: 0;
  }
  & [role='note'] {
    font: ${type.small};
  }
  ${media.narrow} {
    & > div {
      padding: ${space(2)} ${space(3)};
    }
    & [role='note'] {
      flex-basis: 0;
    }
    & > div > svg,
    & ${Description} {
      display: none;
    }
  }
`

interface ExampleNoticeProps {
  readonly template: Template
  /** Its study is the same for all attempts: a save may have succeeded although its answer was lost. */
  readonly session: StudySession
  /** Whether something else comes first on the page. */
  readonly isSecond?: boolean
}

/** Says what is shown, and makes a study of the member's own of it. Reading is for everyone; this needs a membership. */
export function ExampleNotice({ template, session, isSecond = false }: ExampleNoticeProps) {
  const host = useHost()
  const requireAccess = useRequireAccess()
  const { data: studies } = useStudyList()
  const save = useSaveStudy()
  const use = async () => {
    if (studies === undefined || !requireAccess()) return
    const study = session.content
    const taken = studies.filter(({ uuid }) => uuid !== study.jtbd.uuid).map(({ docName }) => docName)
    const docName = freeStudyName(template.name, taken)
    try {
      await save.mutateAsync({ docName, content: study, basedOnRevision: null })
      host.navigate(`${host.basename}${storedPath(docName)}`)
    } catch (error) {
      host.showError(error)
    }
  }
  const notice = (
    <Notice
      actions={
        <Button
          tone={isSecond ? 'secondary' : 'primary'}
          isPending={save.isPending || studies === undefined}
          onPress={() => void use()}
        >
          Use this
        </Button>
      }
    >
      <Description>{template.description} </Description>
      Look around in every view. “Use this” makes your own copy.
    </Notice>
  )
  return isSecond ? <Brief>{notice}</Brief> : notice
}
