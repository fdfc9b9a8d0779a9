import { studyFileName } from '@outcome-studio/shared/domain/study'
import { useExportFile } from '@outcome-studio/shared/editor'
import { useHost } from '@outcome-studio/shared/feature'
import type { Drawing } from '@outcome-studio/shared/files'
import { drawPicture, MenuButton } from '@outcome-studio/shared/ui'
import { ImageDown } from 'lucide-react'
import { useEditor } from '../react/EditorContext.ts'

const PICTURES = {
  png: { label: 'PNG', mediaType: 'image/png' },
  svg: { label: 'SVG', mediaType: 'image/svg+xml' },
} as const

interface SavePictureProps {
  /** What the picture shows, for the file's name: "landscape". */
  readonly what: string
  readonly draw: (docName: string) => Drawing
  /** Whether its words are shown. Default: the icon alone. */
  readonly hasText?: boolean
  readonly isDisabled?: boolean
}

/** Saves a view of the study as a picture, including unsaved changes. It needs no membership. */
export function SavePicture({ what, draw, hasText = false, isDisabled = false }: SavePictureProps) {
  const host = useHost()
  const { session } = useEditor()
  const exportFile = useExportFile()
  const saveAs = (ending: keyof typeof PICTURES) => {
    const { label, mediaType } = PICTURES[ending]
    exportFile({
      label,
      write: async () => {
        const docName = session.docName.trim() || 'New study'
        const drawing = draw(docName)
        const content = ending === 'svg' ? drawing.svg : await drawPicture(drawing)
        if (content) return { name: studyFileName(`${docName} ${what}`, ending), type: mediaType, content }
        host.toast('Your browser cannot make a picture of this size. Save it as SVG instead.')
        return null
      },
    })
  }
  return (
    <MenuButton
      label="Save as…"
      hasText={hasText}
      isDisabled={isDisabled}
      icon={<ImageDown aria-hidden="true" />}
      choices={[
        { id: 'png', label: 'Save as PNG', onAction: () => saveAs('png') },
        { id: 'svg', label: 'Save as SVG', onAction: () => saveAs('svg') },
      ]}
    />
  )
}
