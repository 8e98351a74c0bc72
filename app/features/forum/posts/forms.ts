import { z } from "zod";
import { choice, line, paragraph, version } from "#app/http/form.ts";
import { formOf } from "#app/http/form-size.ts";
import { languages } from "#app/values/language.ts";
import { postLimits } from "./post.ts";

/** Size limit of a post's form. */
export const postFormSize = formOf(postLimits.content + postLimits.title);
/** And that of a reason. */
export const reasonFormSize = formOf(postLimits.reason);

/**
 * The id that the form was given, so that sent twice it is one post; what is no id of ours is left
 * out.
 */
const id = z.string().max(40).optional().catch(undefined);

/** Common fields of topics and replies; `language` is that of the interface when it was written. */
const post = { content: paragraph(postLimits.content), language: choice(languages) };

export const replyForm = z.object({ ...post, id });
export const topicForm = z.object({ title: line(postLimits.title), ...post, id });
/** A change of a post: its language stays what it was, unless the text plainly says another. */
export const editReplyForm = replyForm.pick({ content: true }).extend({ version });
export const editTopicForm = topicForm.pick({ title: true, content: true }).extend({ version });

export const previewForm = z.object({ content: paragraph(postLimits.content) });

export const answeredForm = z.object({ answered: choice(["yes", "no"]) });
export const reasonForm = z.object({ reason: paragraph(postLimits.reason) });

/** The call for a translation: a post by its id. */
export const translateForm = z.object({ post: line(40), targetLanguage: choice(languages) });

/** `stay`: asked on the spot, on the topic's page, which is not left. */
export const removeForm = z.object({ stay: z.string().optional() });
