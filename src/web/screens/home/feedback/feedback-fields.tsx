import {
  IconBug,
  IconBulb,
  IconFileText,
  IconLayout,
  IconMessage,
  type IconProps,
  IconTool,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { FeedbackCategory } from '#contract/feedback-categories.ts';
import { NotesField } from '#web/controls/fields/notes-field.tsx';
import { TextField } from '#web/controls/fields/text-field.tsx';
import type { Form, FormField } from '#web/form/use-form.ts';
import classes from './feedback.module.css';
import type { FeedbackForm } from './feedback-form.ts';

const ICONS: Readonly<Record<string, ComponentType<IconProps>>> = {
  bug: IconBug,
  lightbulb: IconBulb,
  tool: IconTool,
  'file-text': IconFileText,
  layout: IconLayout,
};

type FeedbackFieldsProps = {
  readonly categories: readonly FeedbackCategory[];
  readonly form: Form<FeedbackForm>;
};

/** Category, title and description. */
export function FeedbackFields({ categories, form }: FeedbackFieldsProps) {
  return (
    <>
      <Categories categories={categories} {...form.field('category')} />
      <TextField {...form.field('title')} label="Title" isRequired maxLength={200} />
      <NotesField {...form.field('description')} label="Description" isRequired maxLength={5000} />
    </>
  );
}

type CategoriesProps = Pick<FeedbackFieldsProps, 'categories'> & FormField<string>;

function Categories({ categories, id, error, value: chosen, onChange }: CategoriesProps) {
  return (
    <fieldset
      className={classes.categories}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className={classes.legend}>
        Category <span className="field-required">*</span>
      </legend>
      {categories.map((category, index) => {
        const Icon = ICONS[category.icon] ?? IconMessage;
        const value = String(category.id);
        return (
          <label key={category.id} className={classes.category}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={id}
              value={value}
              checked={value === chosen}
              onChange={() => onChange(value)}
            />
            <Icon size={22} stroke={1.6} aria-hidden />
            <span>
              {category.name}
              <span className={classes.about}>{category.description}</span>
            </span>
          </label>
        );
      })}
      {error === undefined ? null : (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
