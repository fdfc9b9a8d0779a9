import { color, linkStyles, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { SPECIMENS } from './specimens/SPECIMENS.ts'

const Frame = styled.nav`
  display: grid;
  gap: ${space(4)};
  align-content: start;
  min-width: 0;

  @media (min-width: 1000px) {
    position: sticky;
    top: ${space(6)};
    max-height: calc(100dvh - ${space(12)});
    overflow-y: auto;
  }
`

const Group = styled.div`
  display: grid;
  gap: ${space(1)};

  & > p {
    color: ${color.textMuted};
    font: ${type.label};
  }
`

const Anchors = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  list-style: none;

  @media (min-width: 1000px) {
    flex-direction: column;
  }
`

const Anchor = styled.a`
  ${linkStyles}
  display: inline-block;
  color: ${color.text};
  font: ${type.small};
  text-decoration-color: transparent;

  @media (pointer: coarse) {
    padding-block: ${space(1)};
  }
`

const GROUPS = [
  {
    title: 'Tokens',
    anchors: [
      { id: 'colors', label: 'Colors' },
      { id: 'type', label: 'Type' },
      { id: 'space', label: 'Space' },
      { id: 'shape', label: 'Shape and motion' },
    ],
  },
  ...SPECIMENS.map(({ title, specimens }) => ({
    title,
    anchors: specimens.map(({ name }) => ({ id: name, label: name })),
  })),
]

/** Links to each group of tokens and each component. */
export function Contents() {
  return (
    <Frame aria-label="On this page">
      {GROUPS.map(({ title, anchors }) => (
        <Group key={title}>
          <p>{title}</p>
          <Anchors role="list">
            {anchors.map(({ id, label }) => (
              <li key={id}>
                <Anchor href={`#${id}`}>{label}</Anchor>
              </li>
            ))}
          </Anchors>
        </Group>
      ))}
    </Frame>
  )
}
