import { FileButton, Group } from '@mantine/core'
import { type ComponentProps, type DragEvent, type ReactNode, useState } from 'react'
import classes from './file-drop.module.css'
import { look } from './look'

/**
 * Returns the files of a paste if they are its content. Spreadsheets add a picture of the cells to the text;
 * for files copied in a folder, the text is only their names.
 */
export function pastedFiles(clipboard: DataTransfer | null): File[] {
  const files = [...(clipboard?.files ?? [])]
  const lines = clipboard?.getData('text/plain').split(/[\r\n]+/) ?? []
  const isName = (line: string) => files.some(({ name }) => line.endsWith(name))
  return lines.every((line) => line.trim() === '' || isName(line)) ? files : []
}

/** Returns true for dragged files, as opposed to text or page elements. */
const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

interface FileDropProps extends Omit<ComponentProps<'div'>, 'children'> {
  accept: string
  multiple?: boolean | undefined
  label: string
  isWrong?: boolean
  onFiles: (files: readonly File[]) => void
  children: (drop: { isOver: boolean; choose: () => void }) => ReactNode
}

export function FileDrop(props: FileDropProps) {
  const {
    accept,
    multiple = false,
    label,
    isWrong,
    onFiles,
    children,
    className,
    ...others
  } = props
  const [isOver, setOver] = useState(false)
  return (
    <div
      {...others}
      className={className ?? `${look('p-sm', 'rounded-md')} ${classes.field}`}
      data-over={isOver || undefined}
      data-wrong={isWrong || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setOver(false)
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      <FileButton
        multiple
        accept={accept}
        onChange={onFiles}
        inputProps={{
          multiple: multiple,
          'aria-label': label,
          // Reset, so that choosing the same file again triggers a change event.
          onClick: ({ currentTarget }) => {
            currentTarget.value = ''
          },
        }}
      >
        {({ onClick }) => children({ isOver, choose: onClick })}
      </FileButton>
    </div>
  )
}

interface FileDropErrorProps {
  id?: string
  children: ReactNode
}

/** Error of a refused file; nothing when empty. */
export function FileDropError({ id, children }: FileDropErrorProps) {
  return (
    <Group
      id={id}
      role="alert"
      gap="xs"
      mt="xs"
      className={look('error', 'text-xs', 'break-anywhere', 'empty-hidden')}
    >
      {children}
    </Group>
  )
}
