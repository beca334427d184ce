package tavolata;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import tavolata.facts.Notice;
import tavolata.facts.Problem;
import tavolata.facts.QuestionTrace;
import tavolata.facts.UnknownFact;

/**
 * What is wrong with something; nothing, where the list is empty.
 *
 * @param question name of the question
 * @param arguments its arguments by name
 * @param problems null where a fact that they depend on is unknown
 * @param because ids of the entries that decided
 * @param restsOn with {@link Asking#reasons}: entries of options, variants and house answers behind those; else null
 * @param numbers with reasons: the rule numbers of all these entries; else null
 * @param unknown facts that the table does not give
 * @param edition the edition in force
 * @param notices what is worth knowing about the table
 * @param trace with {@link Asking#trace}: how every entry fared; else null
 */
public record Problems(
    String question,
    JsonNode arguments,
    List<Problem> problems,
    List<String> because,
    List<String> restsOn,
    Map<String, List<String>> numbers,
    List<UnknownFact> unknown,
    String edition,
    List<Notice> notices,
    QuestionTrace trace)
    implements Said {}
