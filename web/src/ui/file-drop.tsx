import { FileButton, Group } from '@mantine/core'
import { useState, type ComponentProps, type DragEvent, type ReactNode } from 'react'
import classes from './file-drop.module.css'
import { look } from './look'

/** What is dragged may be a text, or a part of the page. */
const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

interface FileDropProps extends Omit<ComponentProps<'div'>, 'children'> {
  accept: string
  multiple?: boolean | undefined
  /** Of what is chosen, for those who don't see the place. */
  label: string
  /** What was chosen or dropped last is not taken. */
  isWrong?: boolean
  onFiles: (files: readonly File[]) => void
  children: (drop: { isOver: boolean; choose: () => void }) => ReactNode
}

/** A place that files are dropped on, or chosen for. */
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
          // So that choosing the same file again is a change, too.
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

/** Why a file was not taken; nothing while it is empty. */
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
