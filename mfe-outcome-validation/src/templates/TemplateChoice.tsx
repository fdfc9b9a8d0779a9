import { color, focusRing, radius, space, type } from '@outcome-studio/shared/ui'
import { useId } from 'react'
import styled from 'styled-components'
import type { Template } from './Template.ts'

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: ${space(2)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`

const Title = styled.legend`
  padding: 0 0 ${space(2)};
  font: ${type.label};
`

const Card = styled.label`
  display: flex;
  gap: ${space(3)};
  padding: ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  cursor: pointer;

  &:hover {
    border-color: ${color.borderStrong};
  }
  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
`

const Mark = styled.input`
  flex: none;
  width: 16px;
  height: 16px;
  margin: ${space(1)} 0 0;
  accent-color: ${color.accent};
  ${focusRing}
`

const Words = styled.span`
  display: grid;
  align-content: start;
  gap: ${space(0.5)};
  min-width: 0;
  font: ${type.control};

  & > small {
    color: ${color.textMuted};
    font: ${type.small};
  }
`

interface TemplateChoiceProps {
  readonly groups: readonly { readonly title: string; readonly templates: readonly Template[] }[]
  readonly chosen: Template
  readonly onChoose: (template: Template) => void
}

/** A radio group of templates. The arrow keys move through all groups. */
export function TemplateChoice({ groups, chosen, onChoose }: TemplateChoiceProps) {
  const id = useId()
  return groups.map(({ title, templates }) => (
    <Group key={title}>
      <Title>{title}</Title>
      {templates.map((template) => (
        <Card key={template.id}>
          <Mark
            type="radio"
            name={id}
            checked={template === chosen}
            autoFocus={template === chosen}
            onChange={() => onChoose(template)}
            aria-labelledby={`${id}${template.id}`}
            aria-describedby={`${id}${template.id}-says`}
          />
          <Words>
            <span id={`${id}${template.id}`}>{template.name}</span>
            <small id={`${id}${template.id}-says`}>{template.description}</small>
          </Words>
        </Card>
      ))}
    </Group>
  ))
}
