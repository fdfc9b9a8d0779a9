import type { EventMailPreview } from '@outcome-studio/shared/data'
import { color, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

const Paper = styled.figure`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.canvas};
  overflow-wrap: anywhere;
`

const Subject = styled.p`
  padding-bottom: ${space(3)};
  border-bottom: 1px solid ${color.border};
  color: ${color.textMuted};
  font: ${type.small};

  & > strong {
    color: ${color.text};
  }
`

const Heading = styled.p`
  font: ${type.heading};
`

const Text = styled.p`
  white-space: pre-line;
`

const Block = styled.div`
  padding: ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  font: ${type.small};

  & > :first-child {
    font: ${type.control};
  }
`

const Action = styled.p`
  justify-self: start;
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius.medium};
  background: ${color.accentFill};
  color: ${color.onAccent};
  font: ${type.control};
`

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`

type Line = { readonly text: string; readonly was: string | null }

const lineOf = ({ text, was }: Line) =>
  was === null ? (
    text
  ) : (
    <>
      <del>{was}</del> {text}
    </>
  )

/** A mail as it arrives. Its button and links are shown, and do nothing. */
export function MailPreview({ mail }: Pick<EventMailPreview, 'mail'>) {
  const { subject, heading, paragraphs, block, button, links, notes, footer } = mail
  return (
    <Paper aria-label="The email">
      <Subject>
        Subject: <strong>{subject}</strong>
      </Subject>
      <Heading>{heading}</Heading>
      <Text>{paragraphs.join('\n\n')}</Text>
      {block && (
        <Block>
          {[block.title, ...block.lines].map((line) => (
            <p key={line.text}>{lineOf(line)}</p>
          ))}
        </Block>
      )}
      {button && <Action>{button}</Action>}
      {[...links, ...notes, footer].map((text) => (
        <Muted key={text}>{text}</Muted>
      ))}
    </Paper>
  )
}
