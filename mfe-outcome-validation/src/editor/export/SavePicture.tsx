import { studyFileName } from '@outcome-studio/shared/domain/study'
import { useHost } from '@outcome-studio/shared/feature'
import type { Drawing } from '@outcome-studio/shared/files'
import { downloadFile, drawPicture, MenuButton } from '@outcome-studio/shared/ui'
import { ImageDown } from 'lucide-react'
import { useEditor } from '../react/EditorContext.ts'

interface SavePictureProps {
  /** What the picture shows, for the file's name: "landscape". */
  readonly what: string
  readonly draw: (docName: string) => Drawing
  /** Whether its words are shown. Default: the icon alone. */
  readonly hasText?: boolean
}

/** Saves a view of the study as a picture, including unsaved changes. It needs no membership. */
export function SavePicture({ what, draw, hasText = false }: SavePictureProps) {
  const host = useHost()
  const { session } = useEditor()
  const saveAs = async (ending: 'png' | 'svg') => {
    const docName = session.docName.trim() || 'New study'
    const drawing = draw(docName)
    const name = studyFileName(`${docName} ${what}`, ending)
    if (ending === 'svg') return downloadFile(name, drawing.svg, 'image/svg+xml')
    const picture = await drawPicture(drawing)
    if (picture) downloadFile(name, picture, 'image/png')
    else host.toast('Your browser cannot make a picture of this size. Save it as SVG instead.')
  }
  return (
    <MenuButton
      label="Save as…"
      hasText={hasText}
      icon={<ImageDown aria-hidden="true" />}
      choices={[
        { id: 'png', label: 'Save as PNG', onAction: () => void saveAs('png').catch(host.showError) },
        { id: 'svg', label: 'Save as SVG', onAction: () => void saveAs('svg').catch(host.showError) },
      ]}
    />
  )
}
